## Pages that cannot be shown and messages that cannot be understood

trouble-title = Не получилось
trouble-home = На главную
trouble-not-found = По этому адресу страницы нет.
trouble-no-such-game = Игры «{ $game }» здесь нет. Все игры — на главной странице.
trouble-no-such-table = Такого стола нет. Проверьте ссылку или начните новую партию.
trouble-malformed = Не удалось понять сообщение: { $reason }
trouble-storage = Партию не удалось сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.
trouble-busy = Сервер занят. Попробуйте чуть позже.
trouble-too-many = Слишком много запросов. Подождите немного и попробуйте снова.
trouble-form = Не удалось прочитать форму.
trouble-too-large = Отправлено слишком много данных.
trouble-method = По этому адресу такие запросы не принимаются.
trouble-origin = Запрос пришёл с другого сайта и не выполнен.
trouble-server = На сервере произошла ошибка. Ваши партии целы; попробуйте снова.
trouble-reason = Что произошло: { $reason }
trouble-no-hint = Для этой позиции подсказки нет.
trouble-no-seat = Вы не сидите за этим столом.
trouble-too-many-tables = Из вашей сети начато слишком много партий. Подождите минуту и попробуйте снова.
trouble-slow = Запрос длился слишком долго и был прерван. Попробуйте снова.

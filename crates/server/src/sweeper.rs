//! Wakes sleeping tables that have something to do: the machine's turn after a restart, a clock
//! that fell while nobody watched.

use std::time::Duration;

use crate::hub::{Hub, now_ms};

const SWEEP_EVERY: Duration = Duration::from_secs(30);
/// Tables woken in one sweep; the rest wait for the next, or for a visitor.
const WOKEN_MAX: u32 = 64;

/// Sweeps until the task is aborted.
pub(crate) async fn sweep(hub: Hub) {
    match hub.store().waiting_for_machine(WOKEN_MAX).await {
        Ok(tables) => {
            for id in &tables {
                hub.wake(id, None).await;
            }
        }
        Err(error) => tracing::error!(%error, "the machine's tables cannot be listed"),
    }
    loop {
        match hub.store().fallen(now_ms(), WOKEN_MAX).await {
            Ok(tables) => {
                for id in &tables {
                    hub.wake(id, None).await;
                }
            }
            Err(error) => tracing::error!(%error, "fallen clocks cannot be listed"),
        }
        tokio::time::sleep(SWEEP_EVERY).await;
    }
}

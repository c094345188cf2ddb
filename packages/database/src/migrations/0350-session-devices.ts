/** The device that started a session, as shown in the session list; null for older sessions. */
export const sessionDevices = 'alter table sessions add column device text'

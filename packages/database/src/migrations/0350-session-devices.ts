/** What a session was begun with, in the words of its list; unknown for those that were begun before. */
export const sessionDevices = 'alter table sessions add column device text'

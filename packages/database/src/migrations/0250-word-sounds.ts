/** The sound of a word, by which corrections find `bluetooth` for `blutut`; filled at the next count of the words. */
export const wordSounds = `
alter table search_words add column sound text not null default '';
create index search_words_sound on search_words (sound);
`

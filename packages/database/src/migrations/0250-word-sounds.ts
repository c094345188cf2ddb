/** How a word sounds, by which corrections find `bluetooth` for `blutut`; filled when the words are counted anew. */
export const wordSounds = `
alter table search_words add column sound text not null default '';
create index search_words_sound on search_words (sound);
`

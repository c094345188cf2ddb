const folder = new URL('../data/', import.meta.url)

/** A file of what is made up, by its path in `data`. */
export const dataFile = (path: string): URL => new URL(path, folder)

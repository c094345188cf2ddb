const folder = new URL('../data/', import.meta.url)

/** URL of a file with demo data, by its path in `data`. */
export const dataFile = (path: string): URL => new URL(path, folder)

/**
 * The page numbers to show: the first, the last, and up to two on each side of `page`. A negative number is a gap,
 * before the page of that number.
 */
export const pageWindow = (page: number, last: number): number[] => {
  const shown = [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, last])].filter(
    (number) => number >= 1 && number <= last,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number === before + 1) return [number]
    // A gap of one page is that page.
    return number === before + 2 ? [before + 1, number] : [-number, number]
  })
}

/**
 * Parses server-sent events from a byte stream and yields the data of each. A comment yields an empty text, as a sign
 * of life.
 */
export async function* eventBlocks(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n').filter((line) => line.startsWith('data:'))
      yield lines.map((line) => line.slice('data:'.length).trimStart()).join('\n')
    }
  }
}

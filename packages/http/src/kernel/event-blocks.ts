/** The data of server-sent events, as their text comes in pieces. Of comments an empty text: somebody is there. */
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

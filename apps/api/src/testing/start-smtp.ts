import { createServer } from 'node:net'

export interface TestSmtp {
  readonly url: string
  readonly received: { readonly recipients: readonly string[]; readonly data: string }[]
  stop(): Promise<void>
}

/** Starts a mail server that accepts and stores all mails. */
export async function startSmtp(): Promise<TestSmtp> {
  const received: TestSmtp['received'] = []
  const server = createServer((socket) => {
    let recipients: string[] = []
    let buffer = ''
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      const recipient = /^RCPT TO:<(.*?)>/i.exec(line)?.[1]
      if (recipient !== undefined) recipients.push(recipient)
      if (/^DATA/i.test(line)) {
        inData = true
        say('354 go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else say('250 ok')
    }
    // A client that is killed resets its connection.
    socket.on('error', () => undefined)
    say('220 test')
    socket.on('data', (chunk) => {
      buffer += chunk.toString()
      for (
        let end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      ) {
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (inData ? 5 : 2))
        if (!inData) hear(part)
        else {
          received.push({ recipients, data: part })
          recipients = []
          inData = false
          say('250 taken')
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

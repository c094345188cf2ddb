import { openSync, writeSync } from 'node:fs'
import { drawingChannel } from '../server/drawing-channel.ts'

/*
 * Loaded into a web server by the bench (`--import`): adds up the processor time of React's rendering there and keeps the
 * sum, ms and pages as two doubles, in the file that `DRAWING_COUNT` names.
 */
const file = process.env['DRAWING_COUNT']
if (file) {
  const descriptor = openSync(file, 'w')
  const sum = new Float64Array(2)
  let begun = 0
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  drawingChannel.start.subscribe(() => void (begun = used()))
  drawingChannel.end.subscribe(() => {
    sum[0] = (sum[0] ?? 0) + used() - begun
    sum[1] = (sum[1] ?? 0) + 1
    writeSync(descriptor, sum, 0, sum.byteLength, 0)
  })
}

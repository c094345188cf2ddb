import { vi } from 'vitest'

/** Milliseconds of one frame. */
export const frameMs = 10

/**
 * Draws a store's states as a marble diagram. Each character of `inputs` is one frame: its action runs, time moves on
 * by a frame, and `letterOf` names the state. It needs fake timers.
 */
export async function drawMarbles(
  inputs: string,
  actions: Readonly<Record<string, () => void>>,
  letterOf: () => string,
): Promise<string> {
  let drawn = ''
  for (const mark of inputs) {
    actions[mark]?.()
    await vi.advanceTimersByTimeAsync(frameMs)
    drawn += letterOf()
  }
  return drawn
}

/** Answers after `frames` frames of a marble diagram. */
export const afterFrames = <Answer>(frames: number, answer: () => Promise<Answer>): Promise<Answer> =>
  new Promise((resolve) => void setTimeout(() => resolve(answer()), frames * frameMs - 1))

import { useState } from 'react'

/** An optimistic choice: shows the pressed option until the request is answered, and then the saved one. */
export function useAsked<Choice>(kept: Choice) {
  const [asked, setAsked] = useState<{ readonly choice: Choice }>()
  const ask = async (choice: Choice, answer: Promise<unknown>) => {
    const mine = { choice }
    setAsked(mine)
    await answer
    setAsked((now) => (now === mine ? undefined : now))
  }
  return [asked ? asked.choice : kept, ask] as const
}

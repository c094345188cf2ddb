import { useState } from 'react'

/** A choice as it was pressed until that is answered, then as it is kept. */
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

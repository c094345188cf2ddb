/** A form as it is sent: every text trimmed, all else as it is. Passwords are put back by whoever sends them. */
export const trimmed = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Form

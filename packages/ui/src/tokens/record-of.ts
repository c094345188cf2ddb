/**
 * The keys of a table. `Object.keys` loses their type, since an object may have more keys than its type; our tables do
 * not.
 */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table) as Name[]

/** A table with a value for each name; `Object.fromEntries` loses the type of the names. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

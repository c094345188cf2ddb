import type { Container } from 'inversify'
import { createContext as createRouterContext } from 'react-router-dom'

/** Passes the container to the loaders. */
export const servicesContext = createRouterContext<Container>()

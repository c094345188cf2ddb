import { Outlet } from 'react-router-dom'

/** A product within the default frame. */
export const ProductLayout = () => <Outlet />

import { Outlet } from 'react-router-dom'

/** A product page, inside the default layout. */
export const ProductLayout = () => <Outlet />

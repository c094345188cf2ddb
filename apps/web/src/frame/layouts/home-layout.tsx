import { Outlet } from 'react-router-dom'

/** The home page, inside the default layout. */
export const HomeLayout = () => <Outlet />

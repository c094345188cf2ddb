import { Outlet } from 'react-router-dom'

/** The home page within the default frame. */
export const HomeLayout = () => <Outlet />

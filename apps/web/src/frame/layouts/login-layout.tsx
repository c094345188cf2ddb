import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { Frame } from './frame.tsx'

/** The frame of logging in and signing up: what it has to say stands at the bottom right, beside the form. */
export const LoginLayout = () => <Frame header={<Header />} footer={<Footer />} notices="corner" />

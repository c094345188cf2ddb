import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { Frame } from './frame.tsx'

/** Layout of login and sign-up: notices show at the bottom right, beside the form. */
export const LoginLayout = () => <Frame header={<Header />} footer={<Footer />} notices="corner" />

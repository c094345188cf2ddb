import { useId } from 'react'
import * as css from './blocks.css.ts'
import { ContactForm } from './contact-form.tsx'
import { RichText } from './rich-text.tsx'
import * as tileCss from './tiles.css.ts'

/** Contact details of the page, and the contact form. */
export function ContactBlock({ title, text }: { readonly title: string; readonly text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={tileCss.contact}>
      <h2 id={id} className={css.subheading}>
        {title}
      </h2>
      <p className={css.paragraph}>
        <RichText text={text} />
      </p>
      <ContactForm />
    </section>
  )
}

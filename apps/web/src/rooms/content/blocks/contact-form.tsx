import { validationMessages } from '@market/domain/validation'
import { type ContactField, type ContactForm as Form, contactProblems, emptyContactForm } from '@market/domain/content'
import { RobotCheck, useForm, useService } from '@market/react'
import { Alert, Button, Link, Select, TextArea, TextField } from '@market/ui'
import { useState } from 'react'
import { contentRoom } from '../bind.ts'
import * as blocks from './blocks.css.ts'
import * as css from './contact.css.ts'
import { contentTexts } from '../texts.ts'

const texts = contentTexts.contact
const { required, optional } = texts

/** A form that sends a message to the office. It needs script; the text above lists other ways of contact. */
export function ContactForm() {
  const contactShop = useService(contentRoom.contactShop)
  const [ticketNo, setTicketNo] = useState<string>()
  const [round, setRound] = useState(0)
  const { set, field, errorOf, submit, busy, refused } = useForm<Form, ContactField, { ticketNo: string }>(
    emptyContactForm,
    {
      id: 'iletisim',
      labels: texts.fields,
      problems: contactProblems,
      send: async (typed) => {
        const answer = await contactShop(typed)
        if (!answer.ok) {
          // A robot check is valid for one request only.
          set({ recaptcha: '' })
          setRound((before) => before + 1)
        }
        return answer
      },
      onSent: (sent) => setTicketNo(sent.ticketNo),
    },
  )
  /** Attributes of a field that is not an `input`. */
  const other = (name: 'subject' | 'message') => ({
    ...field(name),
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
  })

  if (ticketNo !== undefined)
    return (
      <Alert tone="success" announced>
        {texts.sent(ticketNo)}
      </Alert>
    )
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <div className={css.pair}>
        <TextField {...field('firstName')} mark={required} autoComplete="given-name" maxLength={60} />
        <TextField {...field('lastName')} mark={required} autoComplete="family-name" maxLength={60} />
        <TextField {...field('email')} mark={required} type="email" autoComplete="email" />
        <TextField {...field('phone')} mark={optional} type="tel" autoComplete="tel-national" hint={texts.phoneHint} />
        <Select {...other('subject')} mark={required}>
          <option value="">{texts.chooseSubject}</option>
          {texts.subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </Select>
        <TextField {...field('orderNumber')} mark={optional} autoComplete="off" maxLength={40} />
      </div>
      <TextArea {...other('message')} mark={required} maxLength={2000} hint={texts.messageHint} />
      <RobotCheck
        key={round}
        id="iletisim-recaptcha"
        error={errorOf('recaptcha') && validationMessages.robotCheck}
        onSolved={(recaptcha) => set({ recaptcha })}
      />
      <p className={css.note}>
        {texts.disclosureBefore}
        <Link href="/sayfa/aydinlatma-metni.html" className={blocks.link}>
          {texts.disclosure}
        </Link>
      </p>
      <Button type="submit" loading={busy} className={css.send}>
        {texts.send}
      </Button>
    </form>
  )
}

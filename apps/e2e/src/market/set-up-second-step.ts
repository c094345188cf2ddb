import type { Locator } from 'playwright'
import { authenticatorCode } from '../harness/authenticator-code.ts'

/** Sets a second step up in the form that asks for it. Returns the key of the authenticator app. */
export async function setUpSecondStep(form: Locator, password: string): Promise<string> {
  await form.getByRole('textbox', { name: /^Şifre/ }).fill(password)
  await form.getByRole('button', { name: 'Devam et' }).click()
  await form.getByRole('img', { name: 'Doğrulama uygulamasına okutulacak karekod' }).waitFor()
  const key = /anahtarı uygulamaya yazın: ([A-Z2-7 ]+)/.exec(await form.innerText())?.[1]?.trim() ?? ''
  await form.getByRole('textbox', { name: /^Uygulamadaki 6 haneli kod/ }).fill(authenticatorCode(key))
  await form.getByRole('button', { name: 'Doğrula ve aç' }).click()
  await form.getByRole('list', { name: 'Kurtarma kodlarınız' }).getByRole('listitem').nth(9).waitFor()
  await form.getByRole('button', { name: 'Kodlarımı kaydettim' }).click()
  return key
}

/** Texts of the carrier, for shoppers. */
export const texts = {
  locker: {
    title: 'Kargomat teslim kodu',
    sms: (shop: string, place: string, code: string) =>
      `${shop} paketiniz Kargomat’ta: ${place}. Teslim kodunuz ${code}. Kodu yalnızca paketi alacak kişiyle paylaşın.`,
  },
}

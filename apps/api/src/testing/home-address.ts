/** An address that passes every check. */
export const homeAddress = {
  title: 'Ev',
  first_name: 'Elif',
  last_name: 'Karaca',
  city: 'İstanbul',
  district: 'Kadıköy',
  neighborhood: 'Caferağa Mah.',
  address: 'Moda Cad. No: 41/6',
  phone: '05321112233',
}

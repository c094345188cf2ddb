/** Prefixes of the hashes of all titles and texts that were shipped before rows recorded it themselves. */
const pages = `
  03b16045c463 03b91a6766e1 0780bd1a39f5 0896d1bb027d 0b6fd8b2d47a 121456bfd3b1 128bb850da3c 1515c8e9c99c
  167e5cbcee3c 1feb915eec18 204cdf56619d 230c3d8fc73b 2383edcf8c1d 2512762ba093 29a28eaf00b1 2accaa50fb87
  2b1bceef0458 328f8b0a079e 341b80be2a61 368326fcda91 398cff278069 399389915803 3caec505f45d 446a1902db22
  4ac59864633d 4cf628c2a18f 4d0854b01bdc 51b11f30c69b 51ce6632cd42 52b1374fd2d3 5405811978c0 5c2eec6a165c
  5cdddd976043 60433463e64b 65d18bea37a0 696e2e6386c2 7026bcf16baa 7615b3c9b920 79a50381b432 7b9432401ca1
  7d206e5aa8a9 8153df3dcefc 8421bbfe985c 847ba10563ed 88f9128cf19c 8b341caea89a 8cc3353ce707 8d5630a076ab
  901770577289 9918bd086b3c 995b8830636e 9a695baf8119 9a82728d452a a2a8f074905e a3dd2b1fc2ef a3ec21eaf5e8
  a83f60077d50 aa0e881722fc b1638f2f8df5 b243dca27566 b3f4380e6a3f bb9338396eee bf6869228a8d c6da2ebc72b5
  cd022eb27eee cf08081a8ba5 cf58ab5b1501 d0dc0fc440a8 d66747468b70 d8329c2b63d3 de939e538e1d e32e76791ef8
  e3c74b9d6f1b e6914ec6869c e7c96071b713 ea2018783d4b edfc291aef0c ef14135230f2 f209b4869ac2 f6de5e0b939c
  f87546a15b87 f8958b7b1cfc fc64b746cffe
`
const versions = `
  02017ebe818b 03b5e8ae5eac 0407c8ccc00e 06939ecb0a68 082bb3098e7a 088f82b04ec9 0b314ef691a7 0b6f2d206074
  0e352a690a04 0f2f4207f909 0f5ec5ed09db 107f3291e0c9 10a2eb22cc93 110ba419cba2 12261218821e 12de504050e6
  1391b7f243c6 169cef687d36 17e8d086e47c 1931537d9d64 1a26444407b9 1ee8500aa55f 23ca675ad3d0 24b817e89045
  2920d2b862f3 299c0faef340 29f5a04d9557 2abb5e60487a 31f73ac4fb58 32720aaa6d4d 360544e194de 3775ae2dbc2a
  3871889e4663 39fcd0aa5870 3a574989c3f7 3adb0b3990cb 3bbf08e0d3c7 3d1914186fa9 3e1615ee5f1f 3f3178f966ff
  40c86b7449d3 40e56e267ca6 42e2fb1264b7 4413b7fa835e 455f6ec10e78 4662178b6878 46b4e33d8539 47cdc1505cd9
  48a1d8f5f575 4ab1d8bcf0cf 4b07140f0bbf 4bd1e0cdc542 4de052827208 523b013d5614 53a22b1e4eee 54d05646cc43
  56c4bc4d8321 57340d615d36 589f6689fdbf 5a59f04ec57d 5b64749d65bc 5b728de99e48 5ba47aa33aa5 5bc0288a0150
  5bf331e3a0c1 5d225a668924 6096e9e40979 60e792deb437 6523d443e6de 6670c48bf483 668b7252a672 6782a3f79d02
  6a957b716efd 6d743237d4f5 6dd808b934b0 6e27767c363a 70a1d14b4c4a 71763fe1af25 725b12fb11d4 73977364b2cd
  755bc220abc4 76c8010d5974 7b38f056c89b 7cb25e81ba70 7e0d7ff53928 80cc1373febf 82532578fe0c 826b00240f45
  83d00eef4cdc 857012b65bd4 85a4ef937d1f 86996a24859e 86c976bdb1f6 8a765bddb246 8c3ce374c336 91654983de62
  91e6f2037121 93ef61052d80 94faed2efce1 96753883a64c 96ed0fdf8693 9770dcec95f7 98e6e0444a51 98fa9442a411
  9de44e632ecf a41a57e55b85 a5ae14b273e3 a6146cd06580 a71659c668cf a89d7812675b abcd69b67df6 ac10806cf2aa
  ac7cc20518d3 acf34d014c9f adb1850034f6 b12c599630f3 b183c4279d6e b547d66c3f95 b7da85d8d2f6 b98e3c364607
  bd525f6dbdd4 be266ae8de92 bf0760acdd5e c0d793687e9e c302c52dfe7e c3fd062099e5 c40367c8ae34 c4d59ff02c40
  c8a4cd8f5e21 c941aca6e5cb cc0130f27432 cdfa3379161b d00590992121 d348795dae88 d5232aae579e d5a22da3d712
  d5ef14524524 d65030d0fca8 d67ef92ce80a db14f001e462 dd4e7a47e922 dee1238067d4 df21bf3f9bc2 e1a54e887f1f
  e3a232cb896c e70f352af6f3 e8617cfef334 e8b10c775ed9 ec03b37cfb0f f25da9117501 f4846720c24a f52dcadfd826
  f706d00ed5e8 fa41783779ce fb78f4eee38e fbbd235e9057 fc9d566b3e5d ff2c2cdbaceb
`
const among = (hash: string, known: string) =>
  `left(${hash}, 12) = any(string_to_array(trim(regexp_replace('${known}', '\\s+', ' ', 'g')), ' '))`
const hashOf = (columns: readonly string[]) =>
  `md5(jsonb_build_object(${columns.map((name) => `'${name}', ${name}`).join(', ')})::text)`
const pageHash = hashOf(['section', 'kind', 'title', 'summary', 'icon'])
const versionHash = hashOf(['changes', 'content'])

/**
 * The hash of a row's shipped text: as long as the row still has that text, the next start updates it to the current
 * one. Rows that an operator changed or wrote have no or another hash, and stay.
 */
export const shippedTexts = `
alter table content_pages add column shipped text;
alter table content_versions add column shipped text;
update content_pages set shipped = ${pageHash} where ${among(pageHash, pages)};
update content_versions set shipped = ${versionHash} where ${among(versionHash, versions)};
`

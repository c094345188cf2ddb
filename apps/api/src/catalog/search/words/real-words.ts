/**
 * Folded everyday words that are written right though few shops sell the thing: they are searched as they are or left out, and
 * never taken for a typo of something else.
 */
export const realWords: ReadonlySet<string> = new Set(
  [
    'ucak otobus tren gemi tekne araba motor kamyon traktor bilet otel tatil tur ucus vize pasaport',
    'ev daire arsa kira kiralik satilik ofis is ilan kredi sigorta kurs ders okul hastane doktor ilac eczane avukat',
    'sigara bira sarap raki viski votka tutun silah tabanca mermi',
    'yagmur yagmurluk gunes kar ruzgar deniz dag orman nehir gol yol kopru kale saray cami',
    'anne baba kardes abla abi dede nine teyze dayi amca hala kuzen arkadas sevgili esim komsu ogretmen ogrenci',
    'tenis raket kayak kizak paten kaykay yuzme boks gures okcuk okculuk golf mangal barbeku somine soba kombi petek',
    'hazirlik sozluk ansiklopedi gazete dergi ales kpss dgs yds tyt lgs roman hikaye masal fikra',
    'kepek ikiz uclu dortlu kanat kuyruk yele pence gaga tutan tutar yapan olan gelen giden bakan alan satan',
    'epilasyon agda cimbiz torpu sac duzlestirici masa mangal tente semaver nargile',
    'inek koyun keci tavuk hindi ordek kaz esek katir tavsan hamster kaplumbaga yilan maymun aslan kaplan fil zebra',
    'elma armut muz kiraz visne kavun karpuz uzum incir nar ayva limon biber patlican kabak lahana',
    'sucuk salam sosis pastirma kavurma kofte kebap ciger iskembe turlu',
    'manti lahmacun pide baklava borek simit pogaca kadayif durum corba pilav dolma sarma kunefe helva pestil',
    'sepet raf askilik kova legen firca bez sunger tel paspas perde filtre kartus kablo soket sigorta vida civi',
    'tursu margarin leblebi cips maden soda sirke silecek bone kopuk krampon hdmi mop vileda',
    'sutyen bornoz serinletici vantilator eyeliner fondoten allik kapatici corek tespih sapan',
    'priz duy anahtar uzatma gubre fide fidan satranc tavla okey domino iskambil drone scooter protein kreatin kolajen',
    'ayakkabilik vestiyer komodin sehpa dolap tezgah evye klozet lavabo musluk battaniye pike waffle krep epilator',
    'borsa dolar euro sterlin bitcoin para hisse maas emekli vergi fatura ceza',
    'dress shoes shoe bag women men woman man kids case phone cover shirt watch book toy baby coffee machine',
  ].flatMap((words) => words.split(' ')),
)

/** Saved addresses name their neighbourhood as the lists do now: “Adalet Mah. (Canderviş Köyü)”. */
export const neighbourhoodNames = `
update addresses set neighborhood = regexp_replace(neighborhood, ' Mah( \\(|$)', ' Mah.\\1')
where neighborhood ~ ' Mah( \\(|$)';
update addresses set neighborhood = overlay(neighborhood placing
  translate(substring(neighborhood from '\\((.)'), 'abcçdefgğhıijklmnoöprsştuüvyz', 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ')
  from position('(' in neighborhood) + 1 for 1)
where neighborhood ~ '\\([a-zçğıöşü]'
`

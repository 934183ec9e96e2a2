import { detectLanguage, languageCode } from '@server/engine/feeds/detectLanguage';
import { authorNames } from '@server/engine/feeds/authorNames';

test.each([
  [['editor@x.example (Jane Doe)'], ['Jane Doe']],
  [['Jane Doe <jane@x.example>'], ['Jane Doe']],
  [['Jane Doe (jane@x.example)'], ['Jane Doe']],
  [['By Jane Doe and John Roe'], ['Jane Doe', 'John Roe']],
  [['Jane Doe, John Roe, Ann B. Lee'], ['Jane Doe', 'John Roe', 'Ann B. Lee']],
  [['Smith, John'], ['Smith, John']],
  [['Smith, John; Doe, Jane'], ['Smith, John', 'Doe, Jane']],
  [['Research and Development'], ['Research and Development']],
  [['jane.doe@x.example'], ['jane.doe']],
  [['noreply@blogger.com', 'Unknown', ''], []],
  [['Jane Doe', 'JANE DOE'], ['JANE DOE']],
  [['&lt;b&gt;Jane&lt;/b&gt; O&#8217;Neill'], ['Jane O’Neill']],
])('authorNames reads %j', (values, expected) => expect(authorNames(values)).toEqual(expected));

test.each([
  ['The company said that it would not be able to deliver the vaccine in the first half of the year.', 'en'],
  ['Das Unternehmen teilte mit, dass es den Impfstoff nicht in der ersten Hälfte des Jahres liefern werde.', 'de'],
  ['L’entreprise a annoncé que le vaccin ne serait pas livré dans les premiers mois de cette année.', 'fr'],
  ['La empresa anunció que no podrá entregar la vacuna en la primera mitad del año, según un portavoz.', 'es'],
  ['L’azienda ha annunciato che il vaccino non sarà consegnato nella prima metà di questo anno.', 'it'],
  ['Het bedrijf zei dat het vaccin niet in de eerste helft van het jaar geleverd zou worden.', 'nl'],
  ['新しい薬が日本で承認されました。', 'ja'],
  ['Компания сообщила, что вакцина не будет поставлена.', 'ru'],
  ['ORH-1 PX-22', null],
])('detectLanguage detects %j', (text, expected) => expect(detectLanguage(text)).toBe(expected));

test.each([
  ['en-US', 'en'],
  ['DE_at', 'de'],
  ['english', 'en'],
  ['und', null],
  ['', null],
])('languageCode reads %j', (tag, expected) => expect(languageCode(tag)).toBe(expected));

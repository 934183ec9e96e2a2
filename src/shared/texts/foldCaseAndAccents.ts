/** Small letters without accents: what is looked for is found however it was typed. */
export const foldCaseAndAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();

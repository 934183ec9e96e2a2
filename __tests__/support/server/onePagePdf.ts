/** A PDF with one page of 200 × 100 points, the left half of it red. */
export function onePagePdf(): Buffer {
  const drawing = '1 0 0 rg 0 0 100 100 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((content, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj${content}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${text}${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
}

/** A4 in points. */
export const page = { width: 595, height: 842 } as const;

/** One piece of a page; positions in points from the top left corner. */
export type Mark =
  | { kind: 'text'; x: number; y: number; size: number; text: string; align?: 'left' | 'right' }
  | { kind: 'rule'; x: number; y: number; width: number; weight: number };

/**
 * Writes a PDF 1.7 of the given pages. The Japanese font is named, not embedded: every viewer brings one
 * for this predefined character map, and the file stays small.
 */
export function pdf(title: string, pages: Mark[][]): Buffer {
  const firstPage = 6;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (ja-JP) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiKakuGo-W5-UniJIS-UTF16-H /Encoding /UniJIS-UTF16-H /DescendantFonts [4 0 R] >>',
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiKakuGo-W5 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 5 >> /DW 1000 /W [${latinWidths}] /FontDescriptor 5 0 R >>`,
    '<< /Type /FontDescriptor /FontName /HeiseiKakuGo-W5 /Flags 4 /FontBBox [-92 -250 1010 922] /ItalicAngle 0 /Ascent 752 /Descent -221 /CapHeight 737 /StemV 114 >>',
    ...pages.flatMap((marks, index) => {
      const content = marks.map(drawn).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
      ];
    }),
    `<< /Title <FEFF${utf16(title)}> /Producer (Minamo) >>`,
  ];
  return assembled(objects);
}

/** Widths of letters that are too wide for half a width, in thousandths of the font size. */
const wide: Record<string, number> = { M: 833, W: 833, m: 833, w: 722 };

// CIDs 1 to 632 are Latin, ASCII from 1 on; half width for all others, so that amounts align.
const latinWidths = Array.from({ length: 94 }, (_, index) => String.fromCharCode(32 + index))
  .map((char, index) => `${index + 1} ${index + 1} ${wide[char] ?? 500}`)
  .concat('95 632 500')
  .join(' ');

/** Width of a text in points: most Latin is half as wide as Japanese. */
export function textWidth(text: string, size: number): number {
  const thousandths = [...text].map((char) => (char <= '\u007e' ? (wide[char] ?? 500) : 1000));
  return (thousandths.reduce((sum, width) => sum + width, 0) * size) / 1000;
}

function drawn(mark: Mark): string {
  if (mark.kind === 'rule')
    return `${mark.weight} w ${mark.x} ${page.height - mark.y} m ${mark.x + mark.width} ${page.height - mark.y} l S`;
  const left = mark.align === 'right' ? mark.x - textWidth(mark.text, mark.size) : mark.x;
  return `BT /F1 ${mark.size} Tf ${left.toFixed(1)} ${page.height - mark.y} Td <${utf16(mark.text)}> Tj ET`;
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
}

function assembled(objects: string[]): Buffer {
  let body = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, 'latin1');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(body, 'latin1');
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

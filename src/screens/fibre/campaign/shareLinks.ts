import { brand } from '@/catalogue/brand';

export interface ShareLink {
  words: string;
  href: string;
}

/** The sentence that goes with the address of a code. */
export const shareText = (code: string): string =>
  `${brand.services.fixed}の紹介コードは ${code} です。`;

/**
 * Ways to pass an introduction on.
 * @param url the friend's page
 * @param code the introduction code, which the message names
 */
export function shareLinks(url: string, code: string): ShareLink[] {
  const text = shareText(code);
  const both = encodeURIComponent(`${text}\n${url}`);
  const subject = encodeURIComponent(`${brand.services.fixed}のご紹介`);
  return [
    { words: 'LINEで送る', href: `https://line.me/R/share?text=${both}` },
    { words: 'メールで送る', href: `mailto:?subject=${subject}&body=${both}` },
    { words: 'SMSで送る', href: `sms:?&body=${both}` },
    {
      words: 'Xに投稿する',
      href: `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
    },
  ];
}

import { brand } from '@/catalogue/brand';

export interface ShareLink {
  words: string;
  href: string;
}

/**
 * Ways to pass an introduction on.
 * @param url the friend's page
 * @param code the introduction code, which the message names
 */
export function shareLinks(url: string, code: string): ShareLink[] {
  const text = `${brand.services.fixed}の紹介コードは ${code} です。`;
  const both = encodeURIComponent(`${text}\n${url}`);
  const subject = encodeURIComponent(`${brand.services.fixed}のご紹介`);
  return [
    { words: 'LINEで送る', href: `https://line.me/R/share?text=${both}` },
    { words: 'メールで送る', href: `mailto:?subject=${subject}&body=${both}` },
    {
      words: 'Xに投稿する',
      href: `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
    },
  ];
}

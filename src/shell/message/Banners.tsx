import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useState } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { Band } from './Band';
import { BannerText } from './BannerText';

type Banner = Schema.LoginMessage['banners'][number] & {
  /** Identifies the banner once it is closed (`markOf`). */
  mark: number;
};

const atFirst = 3;

interface BannersProps {
  banners: readonly Banner[];
  onClose: (mark: number) => void;
}

/** Shows three banners at first; the others follow as those are closed, or all at once at a press. */
export function Banners({ banners, onClose }: BannersProps) {
  const [whole, setWhole] = useState(false);
  if (banners.length === 0) return null;
  const shown = whole ? banners : banners.slice(0, atFirst);
  return (
    <section aria-label="大切なお知らせ" data-print="none">
      {shown.map((banner) => (
        <Band
          key={banner.mark}
          kind="お知らせ"
          about={banner.text.split('\n')[0]}
          onClose={banner.is_close_icon ? () => onClose(banner.mark) : undefined}
        >
          <BannerText banner={banner} />
        </Band>
      ))}
      {banners.length > atFirst && (
        <Container sx={{ py: { xs: 1 }, textAlign: 'right' }}>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? 'お知らせを減らす' : `ほか${banners.length - atFirst}件`}
          </Button>
        </Container>
      )}
    </section>
  );
}

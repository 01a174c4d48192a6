import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { Link } from '@/ui/link/Link';
import { Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { Definitions, type Definition } from '@/ui/row/Definitions';
import { LinkRows, type LinkRow } from '@/ui/row/LinkRows';

interface PhonePageProps {
  title: string;
  /** By the display rule of its kind: 利用中. */
  status: string;
  facts: readonly Definition[];
  /** What can be ordered now. */
  ways: readonly LinkRow[];
  /** Why something can't be ordered, as the server says it. */
  reason: string | null;
  children?: ReactNode;
}

/** How a home phone stands and what can be ordered for it now. */
export function PhonePage({ title, status, facts, ways, reason, children }: PhonePageProps) {
  return (
    <Page>
      <PageHead
        title={title}
        lead={<b>{status}</b>}
        back={
          <Link standalone icon="back" to={paths.option()}>
            オプション一覧に戻る
          </Link>
        }
      />
      <Section label="ご利用の内容">
        <Definitions narrow items={facts} />
      </Section>
      <Section label="いまできる手続き" caption={ways.length > 0 ? `${ways.length}件` : undefined}>
        {reason && <p>{reason}</p>}
        {ways.length > 0 ? <LinkRows items={ways} /> : <p>いまできる手続きはありません。</p>}
      </Section>
      {children}
    </Page>
  );
}

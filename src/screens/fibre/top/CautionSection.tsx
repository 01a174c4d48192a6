import { useSuspenseQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { brand } from '@/catalogue/brand';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Held } from '@/ui/Held';
import { Alert } from '@/ui/message/Alert';
import { Link } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Words } from '@/ui/Words';
import { topQueries } from './queries';

const Stack = styled.ul`
  display: grid;
  gap: 12px;
`;

/** What the customer must know or do now, the most pressing first; no section without any. */
export function CautionSection() {
  const isKnown = useKnownPaths();
  const { cautions } = useSuspenseQuery(topQueries.caution()).data;
  if (cautions.length === 0) return null;
  return (
    <Section label="ご確認ください" caption={`${cautions.length}件`}>
      <Stack>
        {cautions.map(({ caution_id, level, title, text, link }) => (
          <li key={caution_id}>
            <Alert
              kind={level}
              title={<Words>{title}</Words>}
              action={
                link &&
                (link.type === 'internal' && !isKnown(link.url) ? (
                  <Link standalone href={`tel:${brand.support.phone}`}>
                    サポート窓口に電話する<Nowrap>({brand.support.phone})</Nowrap>
                  </Link>
                ) : (
                  <Link
                    standalone
                    {...(link.type === 'internal' ? { to: link.url } : { href: link.url })}
                  >
                    {link.text}
                  </Link>
                ))
              }
            >
              <p>
                <Held>{text}</Held>
              </p>
            </Alert>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

import styled from '@emotion/styled';
import { paths } from '@/paths';
import { serviceFor } from '@/session/serviceFor';
import { useServiceType } from '@/session/serviceType';
import { useSession } from '@/session/useSession';
import { media } from '@/theme/media';
import { Link } from '@/ui/link/Link';
import { NumberStrip, Phone } from '@/ui/message/NumberStrip';

/** The number that the procedure is for, where the customer has several and could take the wrong one. */
function useOneOfLines(): { phone: string; count: number } | undefined {
  const session = useSession();
  const type = useServiceType();
  const phone = session && serviceFor(session, type)?.phone_number;
  const count = session?.services.filter((service) => service.phone_number).length ?? 0;
  return phone && count > 1 ? { phone, count } : undefined;
}

/** The band with the number and the way to another (`look.md` "Pictures", sim-header). */
export function LineStrip() {
  const line = useOneOfLines();
  if (!line) return null;
  return (
    <NumberStrip
      phone={line.phone}
      count={line.count}
      action={
        <Link standalone to={paths.service()} label="番号を切り替える(手続きをする番号)">
          番号を切り替える
        </Link>
      }
    />
  );
}

const Sentence = styled.p`
  margin: 36px 0 -20px;
  ${media.small} {
    margin: 28px 0 -16px;
    text-align: center;
  }
`;

/** The number once more beside the button that acts on it. */
export function LineAtButton({ words }: { words: string }) {
  const line = useOneOfLines();
  if (!line) return null;
  return (
    <Sentence>
      <Phone digits={line.phone} /> {words}
    </Sentence>
  );
}

/** The procedure's name with the number that it was done for: eSIMの再発行 090-0000-1234. */
export function LineName({ title }: { title: string }) {
  const line = useOneOfLines();
  return (
    <>
      {title} {line && <Phone digits={line.phone} />}
    </>
  );
}

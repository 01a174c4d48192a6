import { Verbatim } from '@/ui/page/Page';

/** An e-mail address that breaks before its @ first, where it has to break at all. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@');
  return (
    <Verbatim>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Verbatim>
  );
}

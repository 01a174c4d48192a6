import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { procedureMessages } from '@/catalogue/messages';
import { Link } from '@/ui/link/Link';
import { Alert } from '@/ui/message/Alert';
import type { Procedure } from './procedure';
import type { KeptProcedure } from './useKept';
import { useReread } from './useReread';

interface UnknownNoticeProps<Values extends FieldValues, Receipt extends object> {
  procedure: Pick<Procedure<Values, Receipt>, 'Unknown'>;
  kept: Pick<KeptProcedure<Values, Receipt>, 'unknownSince'>;
  values: Values;
}

const { unknown } = procedureMessages;

/** Nobody knows whether the request took effect: says so, and what the state, read again, shows. */
export function UnknownNotice<Values extends FieldValues, Receipt extends object>({
  procedure: { Unknown },
  kept: { unknownSince },
  values,
}: UnknownNoticeProps<Values, Receipt>) {
  const { state, again } = useReread();
  if (!unknownSince) return null;
  return (
    <Alert kind="caution" title={unknown.title} level={2} live>
      <p>{unknown.text}</p>
      {state === 'reading' && <p>{unknown.reading}</p>}
      {state === 'failed' && (
        <>
          <p>{unknown.unread}</p>
          <Link standalone onClick={again}>
            もう一度読み込む
          </Link>
        </>
      )}
      {/* Hidden, not gone: reads of its own go on. */}
      <div hidden={state !== 'fresh'}>
        <Suspense fallback={<p>{unknown.reading}</p>}>
          <State key={unknownSince} {...{ Unknown, values, unknownSince }} />
        </Suspense>
      </div>
    </Alert>
  );
}

interface StateProps<Values> {
  Unknown: ComponentType<{ values: Values; sentAt: Date }>;
  values: Values;
  unknownSince: string;
}

/** What is typed for another attempt is not what was sent. */
function State<Values>({ Unknown, values, unknownSince }: StateProps<Values>) {
  const [sent] = useState(values);
  return <Unknown values={sent} sentAt={new Date(unknownSince)} />;
}

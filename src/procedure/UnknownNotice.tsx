import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type ComponentType, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { procedureMessages } from '@/catalogue/messages';
import type { Procedure } from './procedure';
import { RefetchStatus } from './RefetchStatus';
import type { ProcedureDraft } from './useDraft';

interface UnknownNoticeProps<Values extends FieldValues, Receipt extends object> {
  procedure: Pick<Procedure<Values, Receipt>, 'Unknown'>;
  draft: Pick<ProcedureDraft<Values, Receipt>, 'unknownSince' | 'unknownAction'>;
  values: Values;
}

const { unknown } = procedureMessages;

/** Nobody knows whether the request took effect: says so, and what the state, read again, shows. */
export function UnknownNotice<Values extends FieldValues, Receipt extends object>({
  procedure: { Unknown },
  draft: { unknownSince, unknownAction },
  values,
}: UnknownNoticeProps<Values, Receipt>) {
  if (!unknownSince) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle component="h2">{unknown.title}</AlertTitle>
      {unknownAction && <p>{`送信した内容：${unknownAction}`}</p>}
      <p>{unknown.text}</p>
      <RefetchStatus>
        <State key={unknownSince} {...{ Unknown, values, unknownSince }} />
      </RefetchStatus>
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

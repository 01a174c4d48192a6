import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { voipQueries } from '../option/voip/queries';
import { webDetailProcedure } from './webDetail.procedure';

/** /contract/document/web_detail with its steps confirm and done. */
export default function WebDetailScreen() {
  const { phone_number } = useSuspenseQuery(voipQueries.voip()).data;
  const procedure = useMemo(() => webDetailProcedure(phone_number ?? ''), [phone_number]);
  return <ProcedureScreen procedure={procedure} />;
}

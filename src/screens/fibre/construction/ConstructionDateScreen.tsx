import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { constructionDateProcedure } from './constructionDate.procedure';

/** /contract/construction/date with its steps confirm and done. */
export default function ConstructionDateScreen() {
  return <ProcedureScreen procedure={constructionDateProcedure} />;
}

import { useParams } from 'react-router-dom';
import { codeOfPage } from '@/catalogue/fibreOptions';
import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { kindOf } from '../kind/kinds';
import { useOptionState } from '../kind/optionState';
import { isPossible } from '../kind/whyNot';
import { orderProcedure } from '../order/orderProcedure';
import { OptionStateScreen } from './OptionStateScreen';

/** /option/:code and its entry's steps confirm and done. */
export default function OptionDetailScreen() {
  const code = codeOfPage(useParams()['page'] ?? '');
  return code ? <Detail key={code} code={code} /> : <NotFoundScreen />;
}

function Detail({ code }: { code: string }) {
  const step = useParams()['*'] ?? '';
  const state = useOptionState(code);
  if (!state.isKnown) return <NotFoundScreen />;
  if (step === '' && !isPossible(state, 'entry'))
    return <OptionStateScreen state={state} ways={kindOf(code).ways?.(state)} />;
  return <ProcedureScreen procedure={orderProcedure(code, 'entry')} />;
}

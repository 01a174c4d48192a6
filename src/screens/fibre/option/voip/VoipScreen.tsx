import { useParams } from 'react-router-dom';
import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { OptionStateScreen } from '../detail/OptionStateScreen';
import { useOptionState } from '../type/optionState';
import { isPossible } from '../type/whyNot';
import { voipEntry } from './voipEntry.procedure';

/** /option/voip: the state of the home phone, or the application with its steps entry, confirm and done. */
export default function VoipScreen() {
  const state = useOptionState('VOIP');
  const step = useParams()['*'] ?? '';
  if (step !== '' || isPossible(state, 'entry')) return <ProcedureScreen procedure={voipEntry} />;
  return <OptionStateScreen state={state} />;
}

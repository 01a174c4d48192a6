import Backdrop from '@mui/material/Backdrop';
import { overDialogs } from './WriteOverlay';

/** Darkens the page and takes its pointer. */
export default function Scrim() {
  return <Backdrop open transitionDuration={160} sx={{ zIndex: overDialogs }} />;
}

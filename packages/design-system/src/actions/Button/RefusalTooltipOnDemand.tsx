import { onDemand } from '../tooltips/onDemand.tsx';

/** The tooltip of a refused button. The reason is the button's description, too, until this has loaded. */
export const [RefusalTooltipOnDemand, loadRefusalTooltip] = onDemand(async () => (await import('./RefusalTooltip.tsx')).RefusalTooltip);

// The texts that are always loaded: of the layout, and of features that several pages use.
import '@client/features/search/texts';
import '@client/features/session/texts';
import '@client/features/topics/texts';
import './shell/texts';

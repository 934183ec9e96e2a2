// The catalogs that every start needs: of the frame around the pages, and of features that several pages show at once.
import '@client/features/search/texts';
import '@client/features/session/texts';
import '@client/features/topics/texts';
import './shell/texts';

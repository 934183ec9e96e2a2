// Of React, the development build, because only it has `act`. The other packages run as they are shipped: their checks take
// a tenth of the time.
process.env.NODE_ENV = 'development';
require('react');
require('react/jsx-runtime');
require('react-dom/client');
process.env.NODE_ENV = 'production';

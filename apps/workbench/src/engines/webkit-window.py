#!/usr/bin/python3
"""A WebKitGTK window for its WebDriver.

MiniBrowser does not fit: it prints no console while it is automated, and is never narrower than 447 px.
"""
import os
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

folder = os.environ['WEBKIT_PROFILE']
# WebKit prints the console only in sessions that are stored in a folder.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_preferred_languages(['tr-TR', 'tr'])
context.set_automation_allowed(True)
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
view.get_settings().set_enable_write_console_messages_to_stdout(True)
window = Gtk.Window()
window.add(view)
window.set_default_size(390, 844)
window.connect('destroy', Gtk.main_quit)
view.connect('close', lambda _view: window.destroy())
window.show_all()


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit')
    session.set_application_info(info)
    session.connect('create-web-view', lambda _session: view)


context.connect('automation-started', start)
Gtk.main()
